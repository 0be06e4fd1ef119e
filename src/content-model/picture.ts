import { group, imageFile, optional, text } from "./field";

/** Field group for a picture: file, alternative text, focus point and caption. */
export function picture() {
  return group(
    {
      src: imageFile({
        label: { en: "Picture", id: "Gambar" },
        hint: {
          en: "A photo as it comes from the phone: it is made smaller, and where it was taken is removed",
          id: "Foto langsung dari ponsel: ukurannya diperkecil, dan data lokasinya dihapus",
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
