/** What a resource can be, in the order of the shelves of `/resources/`. */
export const resourceTypes = ["ebook", "template", "guide", "course"] as const;
