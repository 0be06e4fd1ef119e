import { graphql } from "gatsby";
import Eye from "lucide-react/icons/eye";
import Lightbulb from "lucide-react/icons/lightbulb";
import Microscope from "lucide-react/icons/microscope";
import Users from "lucide-react/icons/users";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { IconList } from "../../components/IconList/IconList";
import { columns, patterned, print, section, wrap } from "../../theme/mixins";
import * as styles from "./TeamSection.styles";

export const teamSectionFragment = graphql`
  fragment TeamSection on HomePageAbout {
    teamTitle
    team
    teamImage {
      ...FramedPicture
    }
    values {
      icon
      title
      text
    }
  }
`;

const icons = { community: Users, science: Microscope, transparency: Eye, innovation: Lightbulb } as const;

export interface TeamSectionProps {
  readonly about: Queries.TeamSectionFragment;
}

/** The team and its values. */
export function TeamSection({ about }: TeamSectionProps) {
  return (
    <section css={[section, patterned, styles.mist]} aria-labelledby="team-title">
      <div css={[wrap, columns, styles.team]}>
        <figure css={print}>
          <ContentPicture picture={about.teamImage} sizes={styles.pictureSizes} />
        </figure>
        <div>
          <h2 id="team-title">{about.teamTitle}</h2>
          <p>{about.team}</p>
          <IconList items={about.values} icons={icons} />
        </div>
      </div>
    </section>
  );
}
