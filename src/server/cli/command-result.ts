/** What a command prints, and its exit code. */
export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1;
}

export const done = (output: string): CommandResult => ({ output, exitCode: 0 });
export const failed = (output: string): CommandResult => ({ output, exitCode: 1 });
