import { choice } from "./field";

/** How a figure is known. */
export const claimKind = choice(["measured", "estimated", "sample"] as const, "common:claim.kind", {
  label: { en: "Kind", id: "Jenis" },
  typeName: "ClaimKind",
});
