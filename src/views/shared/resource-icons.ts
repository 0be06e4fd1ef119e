import {
  BookOpen,
  CalendarDays,
  Camera,
  ClipboardCheck,
  FileSpreadsheet,
  Handshake,
  Map,
  MessagesSquare,
  Video,
  type LucideIcon,
} from "lucide-react";

/** The component for each icon that editors can choose. */
export const resourceIcons: Readonly<Record<Queries.ResourceIcon, LucideIcon>> = {
  book: BookOpen,
  sheet: FileSpreadsheet,
  checklist: ClipboardCheck,
  video: Video,
  map: Map,
  calendar: CalendarDays,
  chat: MessagesSquare,
  handshake: Handshake,
  camera: Camera,
};
