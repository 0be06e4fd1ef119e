import { graphql, withPrefix } from "gatsby";
import Download from "lucide-react/icons/download";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./FiguresView.styles";

export const figureFilesFragment = graphql`
  fragment FigureFiles on FiguresPage {
    dataTitle
    dataLead
    licence
    licenceAddress
    version
    files {
      name
      path
      size
      checksum
    }
  }
`;

/** The figures as files, with what somebody needs who reuses them. */
export function FigureFiles({ page }: { readonly page: Queries.FigureFilesFragment }) {
  const { t, format } = useI18n();
  return (
    <section css={styles.files} id="data" aria-labelledby="data-title">
      <h2 id="data-title">{page.dataTitle}</h2>
      <p>
        {page.dataLead} <a href={page.licenceAddress}>{page.licence}</a>.{" "}
        {t("figures:version", { version: page.version })}
      </p>
      <ul>
        {page.files.map(({ name, path, size, checksum }) => (
          <li key={name}>
            <a href={withPrefix(path)} download={name}>
              <Download aria-hidden="true" /> {name} ({format.fileSize(size)})
            </a>
            <code>SHA-256 {checksum}</code>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t("figures:dictionaryTitle")}</summary>
        <dl css={styles.facts}>
          {dictionary.map((column) => (
            <div key={column}>
              <dt>
                <code>{column}</code>
              </dt>
              <dd>{t(`figures:dictionary.${column}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** The columns of the data, in their order. */
const dictionary = [
  ...(["name", "title", "value", "unit", "precision", "figure", "counts", "excludes", "owner"] as const),
  ...(["owner_name", "part_of", "since", "as_of", "kind", "source", "source_address"] as const),
  ...(["review", "method", "page"] as const),
];
