import { css } from "@emotion/react";

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  border: 0;
  margin: 0;
  padding: 0;
  label {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    min-height: 44px;
    font-size: var(--fs-small);
  }
`;

interface PreviewChoiceProps<Name extends string> {
  readonly label: string;
  /** Labels of what can be chosen. */
  readonly choices: readonly (readonly [Name, string])[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** A choice above the preview. */
export function PreviewChoice<Name extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: PreviewChoiceProps<Name>) {
  return (
    <fieldset css={bar} aria-label={label}>
      {choices.map(([name, words]) => (
        <label key={name}>
          <input type="radio" name={label} checked={name === chosen} onChange={() => onChoose(name)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
