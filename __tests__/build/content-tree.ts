import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import yaml from "js-yaml";
import type { Fields } from "../../src/domain/record";
import { siteContent } from "../setup/site";
import { temporaryFolder } from "../setup/temporary-folder";

/** Valid entries, one of each collection, that tests start from. */
export const entries = {
  news: {
    title: "Two wet seasons",
    excerpt: "What the wells said.",
    author: "Ayu Lestari",
    date: "2025-09-30",
    category: "milestone",
    image: { src: "../images/peat-canal.jpg", alt: "A canal between ferns" },
    project: "wet-peat",
  },
  projects: {
    title: "Wet peat",
    description: "Canals are blocked so that peat stays wet.",
    image: { src: "../images/peat-profile.jpg", alt: "Layers of peat" },
    category: "forest",
    status: "ongoing",
    impact: "40 canals blocked",
    placement: "home",
    order: 1,
    place: { name: "Pulang Pisau", province: "Central Kalimantan", latitude: -2.7, longitude: 114.2 },
    donationEffect: "One log dam.",
  },
  donations: {
    title: "Forest fund",
    name: "Forest fund",
    lead: "For what is needed most.",
    image: { src: "../images/nursery.jpg", alt: "Rows of seedlings" },
    default: true,
    order: 1,
    usd: {
      defaultAmount: 50,
      minimum: 1,
      maximum: 10_000,
      tiers: [{ amount: 25, impact: "ten seedlings" }, { amount: 50 }],
    },
    idr: {
      defaultAmount: 50_000,
      minimum: 25_000,
      maximum: 9_000_000,
      tiers: [{ amount: 50_000, impact: "two seedlings" }],
    },
    cards: [{ icon: "hands", title: "People", text: "Wages first." }],
  },
  resources: {
    title: "Restoration checklist",
    description: "What to look at in the field.",
    type: "guide",
    icon: "checklist",
    price: 0,
    featured: false,
    placement: "card",
    order: 1,
    highlights: ["Two pages"],
    file: "../files/peat-restoration-checklist.en.md",
  },
} satisfies Record<string, Fields>;

/** The file text of a Markdown entry. Fields that are undefined are left out. */
export function markdownEntry(fields: Fields, body = "Some text."): string {
  return `---\n${yaml.dump(fields, { skipInvalid: true, noRefs: true })}---\n\n${body}\n`;
}

/** A claim, valid unless changed: a sample of the whole organisation. */
export function claimFile(fields: Fields = {}): string {
  return markdownEntry({
    ...{ title: "Wells read", value: 40, precision: "exact", short: false, unit: "people" },
    ...{ counts: "Wells with a lid.", owner: "organisation", asOf: "2031-01-02", kind: "sample" },
    ...{ source: { title: "The notebook" }, review: "2099-01-02" },
    ...fields,
  });
}

/** The claims that the fixture site's page copy takes its figures from, with the totals of its chart. */
function claimFiles(): Record<string, string> {
  const figures = ["bays", "floats", "anchors", "frames", "ropes", "jars", "sails", "fuel-money"];
  const tons = { smoke: 9_000_000, "smoke-spared": 9_000_000, "smoke-chart": 7680, "spared-chart": 5280 };
  return Object.fromEntries([
    ...figures.map((slug) => [`claims/${slug}.en.md`, claimFile()] as const),
    ...Object.entries(tons).map(
      ([slug, value]) => [`claims/${slug}.en.md`, claimFile({ value, unit: "tonsCO2e" })] as const,
    ),
  ]);
}

/** An English and an Indonesian file for each of {@link entries}. */
function rightFiles(): Record<string, string> {
  const slugs = {
    news: "two-wet-seasons",
    projects: "wet-peat",
    donations: "forest-fund",
    resources: "checklist",
  };
  return Object.fromEntries(
    Object.entries(slugs).flatMap(([collection, slug]) =>
      ["en", "id"].map((language) => [
        `${collection}/${slug}.${language}.md`,
        markdownEntry(entries[collection as keyof typeof entries]),
      ]),
    ),
  );
}

const picture = readFileSync(path.join(siteContent, "images", "bay-day-tall.jpg"));

/** Files that the valid entries refer to. */
const mediaFiles = {
  "images/peat-canal.jpg": picture,
  "images/peat-profile.jpg": picture,
  "images/nursery.jpg": picture,
  "files/peat-restoration-checklist.en.md": "",
};

/** Contents of files by their path inside `content/`; null for none. */
type Files = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * A content folder with the fixture site's page copy and settings, the valid entries, and a test's changes.
 */
export interface ContentTree {
  /** Absolute path of its `content/`. */
  readonly root: string;
  /** Writes and removes files. */
  readonly write: (files: Files) => void;
  /** Changes the JSON of a page-copy or settings file. */
  readonly editJson: (file: string, edit: (value: CopyFileJson) => void) => void;
}

type CopyFileJson = Record<string, Record<string, unknown>>;

/** Makes a {@link ContentTree}, which is removed after the tests of the file. */
export function contentTree(files: Files = {}): ContentTree {
  const root = path.join(temporaryFolder(), "content");
  for (const folder of ["pages", "settings", "images", "files", "film"]) {
    cpSync(path.join(siteContent, folder), path.join(root, folder), { recursive: true });
  }
  const tree: ContentTree = {
    root,
    write: (changed) => {
      for (const [name, text] of Object.entries(changed)) writeOrRemove(path.join(root, name), text);
    },
    editJson: (name, edit) => {
      const file = path.join(root, name);
      const value = JSON.parse(readFileSync(file, "utf8")) as CopyFileJson;
      edit(value);
      writeFileSync(file, JSON.stringify(value));
    },
  };
  tree.write({ ...mediaFiles, ...rightFiles(), ...claimFiles(), ...files });
  return tree;
}

function writeOrRemove(file: string, text: string | Uint8Array | null): void {
  if (text === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
