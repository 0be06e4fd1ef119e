import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { FileLinks } from "../FileLinks/FileLinks";

export const requestedResourceFragment = graphql`
  fragment RequestedResource on Resource {
    slug
    title
    files {
      ...LinkedFile
    }
  }
`;

/** Offers the files of a resource to whoever has just asked for it. */
export function RequestedFiles({ title, files }: Queries.RequestedResourceFragment) {
  const { t } = useI18n();
  return (
    <>
      <p>{t("forms:confirmation.files", { title })}</p>
      <FileLinks files={files} prominent />
    </>
  );
}
