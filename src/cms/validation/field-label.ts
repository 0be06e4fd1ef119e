import type { z } from "zod";
import { fieldInfo, type AdminLanguage } from "../../content-model/field-info";
import { structureOf, type Structure } from "../../content-model/walk";

/**
 * The form's labels on the path to a field, outermost first: `tiers.1.amount` → `Preset amounts 2 › Amount`.
 */
export function fieldLabel(schema: z.ZodType, field: string, language: AdminLanguage): string {
  const labels: string[] = [];
  let current: z.ZodType | undefined = schema;
  for (const key of field.split(".").filter(Boolean)) {
    const structure: Structure = current ? structureOf(current) : {};
    if (structure.item) {
      labels.push(`${labels.pop() ?? ""} ${Number(key) + 1}`);
      current = structure.item;
    } else {
      current = structure.fields?.[key];
      labels.push((current && fieldInfo.get(current)?.label[language]) ?? key);
    }
  }
  return labels.join(" › ");
}
