import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { Cards } from "./Cards";
import { DemoResources } from "./DemoResources";
import { DemoTabs } from "./DemoTabs";
import { Testimonials } from "./Testimonials";

export const demoContentsFragment = graphql`
  fragment DemoContents on DemoPage {
    overview {
      title
      cards {
        ...DemoCard
      }
    }
    features {
      title
      cards {
        ...DemoCard
      }
    }
    testimonials {
      title
      sample
      quotes {
        ...DemoTestimonial
      }
    }
    resources {
      title
      items {
        ...DemoResource
      }
    }
  }
`;

export interface DemoContentsProps {
  readonly page: Queries.DemoContentsFragment;
}

/** The four parts of the demo, as tabs. */
export function DemoContents({ page: { overview, features, testimonials, resources } }: DemoContentsProps) {
  const { t } = useI18n();
  return (
    <DemoTabs
      label={t("demo:contents")}
      tabs={[
        {
          id: "overview",
          title: overview.title,
          count: overview.cards.length,
          panel: <Cards cards={overview.cards} large />,
        },
        {
          id: "features",
          title: features.title,
          count: features.cards.length,
          panel: <Cards cards={features.cards} />,
        },
        {
          id: "testimonials",
          title: testimonials.title,
          count: testimonials.quotes.length,
          panel: <Testimonials testimonials={testimonials.quotes} sample={testimonials.sample} />,
        },
        {
          id: "resources",
          title: resources.title,
          count: resources.items.length,
          panel: <DemoResources resources={resources.items} />,
        },
      ]}
    />
  );
}
