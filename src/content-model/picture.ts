import { alternative, focusPoint, group, imageFile, optional, text } from "./field";
import type { Bilingual } from "./field-info";

/**
 * Field group for a picture: file, alternative text, focus point and caption.
 *
 * @param hint of the alternative text, where not every place that shows the picture uses it
 */
export function picture(hint?: Bilingual) {
  return group(
    {
      src: imageFile({
        label: { en: "Picture", id: "Gambar" },
        hint: {
          en: "A photo as it comes from the phone: it is made smaller, and where it was taken is removed",
          id: "Foto langsung dari ponsel: ukurannya diperkecil, dan data lokasinya dihapus",
        },
      }),
      alt: alternative({ label: { en: "Alternative text", id: "Teks alternatif" }, ...(hint && { hint }) }),
      focus: optional(
        focusPoint({
          label: { en: "Point to keep in view", id: "Titik yang harus terlihat" },
          hint: {
            en: "Tap what must not be cut off. Without a point, the middle stays in view",
            id: "Ketuk bagian yang tidak boleh terpotong. Tanpa titik, bagian tengah yang tetap terlihat",
          },
        }),
      ),
      caption: optional(text({ label: { en: "Caption", id: "Keterangan gambar" }, max: 300 })),
    },
    { label: { en: "Picture", id: "Gambar" }, typeName: "Picture" },
  );
}
