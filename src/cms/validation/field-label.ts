import { z } from "zod";
import { fieldInfo, type AdminLanguage } from "../../content-model/field-info";
import { unwrap } from "../../content-model/shared-fields";

/** The names that the form shows above a field, outermost first: `tiers.1.amount` → `Preset amounts 2 › Amount`. */
export function fieldLabel(schema: z.ZodType, field: string, language: AdminLanguage): string {
  const labels: string[] = [];
  let current: z.ZodType | undefined = schema;
  for (const key of field.split(".").filter(Boolean)) {
    const inner: z.ZodType | undefined = current && unwrap(current);
    if (inner instanceof z.ZodArray) {
      labels.push(`${labels.pop() ?? ""} ${Number(key) + 1}`);
      current = inner.element as z.ZodType;
    } else {
      current = inner instanceof z.ZodObject ? (inner.shape[key] as z.ZodType | undefined) : undefined;
      labels.push((current && fieldInfo.get(current)?.label[language]) ?? key);
    }
  }
  return labels.join(" › ");
}
