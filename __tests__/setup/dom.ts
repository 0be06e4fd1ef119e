import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 15_000 });

/** Sets the class `js` as the boot script does, so that elements that need scripts are shown. */
beforeEach(() => document.documentElement.classList.add("js"));
