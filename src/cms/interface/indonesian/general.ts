/** Sign-in, page frame and lists of entries. */
export const general = {
  auth: {
    login: "Masuk",
    loggingIn: "Sedang masuk…",
    loginWithNetlifyIdentity: "Masuk dengan Netlify Identity",
    loginWithAzure: "Masuk dengan Azure",
    loginWithBitbucket: "Masuk dengan Bitbucket",
    loginWithGitHub: "Masuk dengan GitHub",
    loginWithGitLab: "Masuk dengan GitLab",
    loginWithGitea: "Masuk dengan Gitea",
    loginWithForgejo: "Masuk dengan Forgejo",
    errors: {
      email: "Isi alamat surel Anda.",
      password: "Isi kata sandi Anda.",
      identitySettings:
        "Pengaturan identitas tidak dapat dibuka. Bila memakai git-gateway, pastikan layanan Identity dan Git Gateway sudah diaktifkan.",
    },
  },
  app: {
    header: {
      content: "Konten",
      workflow: "Alur kerja",
      media: "Media",
      quickAdd: "Tambah cepat",
    },
    app: {
      errorHeader: "Konfigurasi CMS tidak dapat dimuat",
      configErrors: "Kesalahan konfigurasi",
      checkConfigYml: "Periksa berkas konfigurasi.",
      loadingConfig: "Memuat konfigurasi…",
      waitingBackend: "Menunggu layanan…",
    },
    notFoundPage: {
      header: "Tidak ditemukan",
    },
  },
  collection: {
    sidebar: {
      collections: "Koleksi",
      allCollections: "Semua koleksi",
      searchAll: "Cari di semua",
      searchIn: "Cari di",
    },
    collectionTop: {
      sortBy: "Urutkan",
      viewAs: "Tampilkan sebagai",
      viewAsList: "Tampilan daftar",
      viewAsGrid: "Tampilan kisi",
      newButton: "+ %{collectionLabel}",
      newButtonAriaLabel: "Buat entri baru: %{collectionLabel}",
      ascending: "Menaik",
      descending: "Menurun",
      searchResults: "Hasil pencarian “%{searchTerm}”",
      searchResultsInCollection: "Hasil pencarian “%{searchTerm}” di %{collection}",
      filterBy: "Saring",
      groupBy: "Kelompokkan",
    },
    entries: {
      loadingEntries: "Memuat entri…",
      cachingEntries: "Menyimpan entri sementara…",
      longerLoading: "Ini dapat memakan waktu beberapa menit",
      noEntries: "Belum ada entri",
      unpublishedHeader: "Entri yang belum terbit",
    },
    groups: {
      other: "Lainnya",
      negateLabel: "Bukan %{label}",
    },
    defaultFields: {
      author: {
        label: "Penulis",
      },
      updatedOn: {
        label: "Diperbarui",
      },
    },
  },
};
