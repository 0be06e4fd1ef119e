import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import Camera from "lucide-react/icons/camera";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import Handshake from "lucide-react/icons/handshake";
import Map from "lucide-react/icons/map";
import MessagesSquare from "lucide-react/icons/messages-square";
import Video from "lucide-react/icons/video";
import type { LucideIcon } from "lucide-react/types";

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
