/** The folder that is served, relative to the project; the soak, which takes long, has one of its own. */
export const imageFolder = process.env.SOAK ? ".build/soak-image" : ".build/image";
