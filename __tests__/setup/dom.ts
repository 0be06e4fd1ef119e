import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 15_000 });

/** As the document's boot script does: what is for scripts only is shown. */
beforeEach(() => document.documentElement.classList.add("js"));
