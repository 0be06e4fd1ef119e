import { useI18n } from "../../i18n/I18nContext";
import { Badge, type BadgeTone } from "../Badge/Badge";

/** Keyed by status rather than its text, so that a status looks the same in every language. */
const tones: Readonly<Record<Queries.ProjectStatus, BadgeTone>> = {
  ongoing: "running",
  active: "running",
  phase2: "running",
  expansion: "growing",
  pilot: "trial",
  beta: "trial",
  available: "open",
  completed: "done",
};

export interface ProjectStatusProps {
  readonly status: Queries.ProjectStatus;
}

/** A project's status as a badge. */
export function ProjectStatus({ status }: ProjectStatusProps) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(`projects:status.${status}`)}</Badge>;
}
