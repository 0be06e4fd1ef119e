/** What Decap calls its elements: its build keeps these labels in their class names, by which we find and style them. */
const labels = [
  "AppHeaderButton",
  "AppHeaderContent",
  "AppHeaderQuickNewButton",
  "BackCollection",
  "BackStatusChanged",
  "BackStatusUnchanged",
  "Card",
  "CardGridContainer",
  "CollectionMain",
  "CollectionTopContainer",
  "CollectionTopRow",
  "ControlContainer",
  "ControlErrorsList",
  "ControlPaneContainer",
  "DateTimeControl",
  "DeleteButton",
  "EditorContainer",
  "EditorControlBar",
  "LibraryTitle",
  "LocaleButtonWrapper",
  "LocaleRowWrapper",
  "NestedObjectLabel",
  "PreviewButtonContainer",
  "PreviewPaneContainer",
  "PublishButton",
  "ResponsiveActionButton",
  "SaveButton",
  "SearchInput",
  "SidebarContainer",
  "SidebarHeading",
  "SidebarNavLink",
  "SidebarNavList",
  "StyledAuthenticationPage",
  "ToggleContainer",
  "ToggleHandle",
  "ToolbarContainer",
  "ToolbarDropdown",
  "ToolbarSectionBackLink",
  "ToolbarSectionMain",
  "ToolbarSectionMeta",
  "ToolbarSubSectionFirst",
  "ToolbarSubSectionLast",
  "ToolbarToggle",
  "ViewControls",
] as const;

const byLabel = Object.fromEntries(labels.map((label) => [label, `[class*="-${label}"]`]));

/** Selectors of Decap's elements, which have no other name that stays. */
export const decapPart = {
  ...(byLabel as Record<(typeof labels)[number], string>),
  /** Of a list's items, whichever kind of list it is. */
  ListItemTopBar: '[class*="ListItemTopBar"]',
  /** How long a notification stays. */
  ProgressBar: '[class*="Toastify__progress-bar"]',
} as const;
