import { parseArgs, type ParseArgsConfig } from "node:util";
import { errorCode } from "../log";
import { type CommandResult, done, failed } from "./command-result";

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;

/** What may follow a command: how many words, and which options of its program. */
export interface Takes<Option> {
  readonly words?: number;
  readonly options?: readonly Option[];
}

/** A program for operators: what it says of itself, its options, and its commands; "" is none. */
export interface Program<Options extends OptionsConfig = OptionsConfig> {
  readonly usage: string;
  readonly options: Options;
  readonly commands: Readonly<Record<string, Takes<keyof Options>>>;
}

type Values<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>["values"];

/** A command with the words and options that follow it. */
export interface ReadCommand<Options extends OptionsConfig> {
  readonly command: string;
  readonly words: readonly string[];
  readonly values: Values<Options>;
}

/**
 * Reads the words after `npm run <program> --`. What the command does not take is refused: half of what somebody asked for,
 * or something without the option that they relied on, must not be done.
 *
 * @returns the command, or what to say instead of running one
 */
export function readCommand<Options extends OptionsConfig>(
  [...args]: readonly string[],
  { usage, options, commands }: Program<Options>,
): ReadCommand<Options> | CommandResult {
  if (args.includes("--help")) return done(usage);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command = "", ...words] = positionals;
    const takes = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!takes) return failed(usage);
    const problem = surplus(command, words, Object.keys(values), takes);
    return problem ? failed(`${problem}\n\n${usage}`) : { command, words, values };
  } catch (error) {
    if (!isOfArguments(error)) throw error;
    return failed(`${error.message}\n\n${usage}`);
  }
}

/** Whether an error is about the words behind a command's name, as `parseArgs` finds them. */
export function isOfArguments(error: unknown): error is Error {
  return errorCode(error).startsWith("ERR_PARSE_ARGS");
}

/** What is said of the first word or option that a command does not take. */
function surplus(
  command: string,
  words: readonly string[],
  given: readonly string[],
  { words: most = 0, options = [] }: Takes<PropertyKey>,
): string | undefined {
  const option = given.find((name) => !options.includes(name));
  if (option !== undefined) return `${command || "This program"} has no option --${option}.`;
  if (words.length <= most) return undefined;
  const room = most === 0 ? "nothing more" : "one at a time";
  return `${command} takes ${room}, not: ${words.join(" ")}`;
}
