import { graphql } from "gatsby";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { InquiryForm } from "../../components/InquiryForm/InquiryForm";
import { useRequestedSubject } from "../../components/InquiryForm/useRequestedSubject";
import { SectionGate } from "../../components/Maintenance/SectionGate";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { columns, section, wrap } from "../../theme/mixins";
import * as styles from "./ContactSection.styles";
import { Reach } from "./Reach";

export const contactSectionFragment = graphql`
  fragment ContactSection on HomePageContact {
    head {
      ...SectionHead
    }
    image {
      ...ContentPicture
    }
  }
`;

export interface ContactSectionProps {
  readonly copy: Queries.ContactSectionFragment;
  readonly state: Queries.SectionGateFragment;
  readonly site: Queries.ReachFragment;
}

/** The contact form, the contact details and the last picture of the page: the ground. */
export function ContactSection({ copy: { head, image }, state, site }: ContactSectionProps) {
  const subject = useRequestedSubject();
  return (
    <>
      <section css={section} id="contact" aria-labelledby="contact-title">
        <div css={wrap}>
          <SectionHead id="contact-title" title={head.title} lead={head.lead} stratum={head} />
          <SectionGate state={state}>
            <div css={[columns, styles.contact]}>
              <InquiryForm subject={subject} teamEmail={site.email} />
              <Reach site={site} />
            </div>
          </SectionGate>
        </div>
      </section>
      <figure css={styles.profile}>
        <ContentPicture picture={image} sizes={styles.profileSizes} />
      </figure>
    </>
  );
}
