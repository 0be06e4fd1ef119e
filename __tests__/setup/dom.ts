import "@testing-library/jest-dom";

/** As the document's boot script does: what is for scripts only is shown. */
beforeEach(() => document.documentElement.classList.add("js"));
