/** Inputs of the form. */
export const editorWidgets = {
  markdown: {
    bold: "Tebal",
    italic: "Miring",
    strikethrough: "Coret",
    code: "Kode",
    link: "Tautan",
    linkPrompt: "Isi alamat tautan",
    headings: "Judul",
    quote: "Kutipan",
    bulletedList: "Daftar butir",
    numberedList: "Daftar bernomor",
    addComponent: "Tambah bagian",
    richText: "Teks berformat",
    markdown: "Markdown",
    toggleMode: {
      rich: "Beralih ke teks berformat",
      markdown: "Beralih ke Markdown",
    },
  },
  image: {
    choose: "Pilih gambar",
    chooseMultiple: "Pilih beberapa gambar",
    chooseUrl: "Masukkan dari alamat",
    replaceUrl: "Ganti dengan alamat",
    promptUrl: "Isi alamat gambar",
    chooseDifferent: "Pilih gambar lain",
    addMore: "Tambah gambar",
    remove: "Lepas gambar",
    removeAll: "Lepas semua gambar",
  },
  file: {
    choose: "Pilih berkas",
    chooseUrl: "Masukkan dari alamat",
    chooseMultiple: "Pilih beberapa berkas",
    replaceUrl: "Ganti dengan alamat",
    promptUrl: "Isi alamat berkas",
    chooseDifferent: "Pilih berkas lain",
    addMore: "Tambah berkas",
    remove: "Lepas berkas",
    removeAll: "Lepas semua berkas",
  },
  unknownControl: {
    noControl: "Tidak ada isian untuk “%{widget}”.",
  },
  unknownPreview: {
    noPreview: "Tidak ada pratinjau untuk “%{widget}”.",
  },
  headingOptions: {
    headingOne: "Judul 1",
    headingTwo: "Judul 2",
    headingThree: "Judul 3",
    headingFour: "Judul 4",
    headingFive: "Judul 5",
    headingSix: "Judul 6",
  },
  datetime: {
    now: "Sekarang",
    clear: "Kosongkan",
    setToNow: "Isi %{fieldLabel} dengan waktu sekarang",
  },
  list: {
    add: "Tambah %{item}",
    addType: "Tambah %{item}",
  },
  object: {
    expand: "Buka",
    collapse: "Tutup",
  },
};

/** The library of pictures and files. */
export const mediaLibrary = {
  mediaLibraryCard: {
    draft: "Belum disimpan",
    copy: "Salin",
    copyUrl: "Salin alamat",
    copyPath: "Salin lokasi",
    copyName: "Salin nama",
    copied: "Tersalin",
  },
  mediaLibrary: {
    onDelete: "Hapus media yang dipilih?",
    fileTooLarge: "Berkas terlalu besar.\nBerkas di atas %{size} kB tidak diterima.",
  },
  mediaLibraryModal: {
    loading: "Memuat…",
    close: "Tutup",
    noResults: "Tidak ada hasil.",
    noAssetsFound: "Belum ada media.",
    noImagesFound: "Belum ada gambar.",
    private: "Pribadi ",
    images: "Gambar",
    mediaAssets: "Media",
    search: "Cari…",
    uploading: "Mengunggah…",
    upload: "Unggah",
    download: "Unduh",
    deleting: "Menghapus…",
    deleteSelected: "Hapus yang dipilih",
    chooseSelected: "Pakai yang dipilih",
  },
};
