/** What a command prints, and its exit code. */
export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1;
  /** What the operator has to know besides, on the standard error: the output may go to a file, or to a donor. */
  readonly warning?: string;
}

export const done = (output: string): CommandResult => ({ output, exitCode: 0 });
export const failed = (output: string): CommandResult => ({ output, exitCode: 1 });
