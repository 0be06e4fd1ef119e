/** The workflow board: drafts, entries in review and entries that are ready. */
export const workflow = {
  workflow: {
    loading: "Memuat entri dalam alur kerja",
    workflowHeading: "Alur kerja redaksi",
    newPost: "Entri baru",
    description: "%{smart_count} entri menunggu ditinjau, %{readyCount} siap terbit.",
    dateFormat: "D MMMM",
  },
  workflowCard: {
    lastChange: "%{date} oleh %{author}",
    lastChangeNoAuthor: "%{date}",
    lastChangeNoDate: "oleh %{author}",
    deleteChanges: "Hapus perubahan",
    deleteNewEntry: "Hapus entri baru",
    publishChanges: "Terbitkan perubahan",
    publishNewEntry: "Terbitkan entri baru",
  },
  workflowList: {
    onDeleteEntry: "Hapus entri ini?",
    onPublishingNotReadyEntry:
      "Hanya entri berstatus “Siap” yang dapat diterbitkan. Geser kartunya ke kolom “Siap” dahulu.",
    onPublishEntry: "Terbitkan entri ini?",
    draftHeader: "Konsep",
    inReviewHeader: "Ditinjau",
    readyHeader: "Siap",
    currentEntries: "%{smart_count} entri",
  },
};
