import { group, imageFile, optional, text } from "./field";

/** Field group for a picture: file, alternative text, focus point and caption. */
export function picture() {
  return group(
    {
      src: imageFile({
        label: { en: "Picture", id: "Gambar" },
        hint: {
          en: "JPEG, PNG or WebP, best below 1 MB",
          id: "JPEG, PNG, atau WebP, sebaiknya di bawah 1 MB",
        },
      }),
      alt: text({
        label: { en: "Alternative text", id: "Teks alternatif" },
        hint: {
          en: "What happens in the picture, for people who cannot see it",
          id: "Apa yang terjadi di gambar, untuk orang yang tidak dapat melihatnya",
        },
      }),
      focus: optional(
        text({
          label: { en: "Point to keep in view", id: "Titik yang harus terlihat" },
          hint: { en: "From left and top, for example 50% 42%", id: "Dari kiri dan atas, misalnya 50% 42%" },
          pattern: { regex: /^\d{1,3}(\.\d+)?% \d{1,3}(\.\d+)?%$/, example: "50% 42%" },
          shared: true,
        }),
      ),
      caption: optional(text({ label: { en: "Caption", id: "Keterangan gambar" }, max: 300 })),
    },
    { label: { en: "Picture", id: "Gambar" }, typeName: "Picture" },
  );
}
