import { PageHead, type PageHeadProps } from "./PageHead";
import { required } from "./required";

/** Head of a page whose document title is `<title> — <name of the site>`. */
export function TitledHead({ title, ...props }: PageHeadProps) {
  const { name } = required(props.basics.siteSettings, "SiteSettings");
  return <PageHead {...props} title={`${title} — ${name}`} />;
}
