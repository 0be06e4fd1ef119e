import { PageHead, type PageHeadProps } from "./PageHead";
import { required } from "./required";

/** Head of a page that is called what it shows: the site's name follows its title. */
export function TitledHead({ title, ...props }: PageHeadProps) {
  const { name } = required(props.basics.siteSettings, "SiteSettings");
  return <PageHead {...props} title={`${title} — ${name}`} />;
}
