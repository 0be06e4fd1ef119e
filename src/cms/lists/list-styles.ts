import { decapPart } from "../../patches/decap-parts";
import { adoptStyles, outlined } from "../interface/adopt-styles";
import { colour } from "../interface/colour";
import { phone } from "../interface/phone-styles";

/** Styles of the lists. They use Decap's colours to blend in, and hide Decap's own list. */
const styles = `
${decapPart.CollectionMain}:has(> .tajuk-list) > :not(:first-child, .tajuk-list) { display: none; }
${decapPart.CollectionMain} > ${decapPart.CollectionTopContainer} { width: 100%; max-width: 800px; }
.tajuk-list { max-width: 800px; color: ${colour.text}; font: 15px/1.5 system-ui, sans-serif; }
.tajuk-list [hidden] { display: none; }
.tajuk-list form { margin: 0 0 16px; }
.tajuk-list label { font-size: 13px; color: ${colour.muted}; }
.tajuk-list :is(input, select) {
  display: block;
  width: 100%;
  min-height: 40px;
  margin-top: 4px;
  padding: 0 10px;
  border: 1px solid ${colour.fieldLine};
  border-radius: 5px;
  background: ${colour.surface};
  color: ${colour.text};
  font: 15px/1.2 system-ui, sans-serif;
}
.tajuk-choices {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  align-items: end;
  gap: 12px;
  margin: 0 0 16px;
}
.tajuk-choices button {
  min-height: 40px;
  padding: 0 14px;
  ${outlined}
  font: 600 14px/1.2 system-ui, sans-serif;
}
.tajuk-list :is(input, select, button, a, summary):focus-visible { outline: 3px solid ${colour.action}; outline-offset: 2px; }
.tajuk-list [role="status"] { min-height: 1.5em; margin: 0 0 8px; color: ${colour.muted}; }
.tajuk-desk [role="status"]:empty { min-height: 0; margin: 0; }
.tajuk-tour { margin: 0 0 16px; padding: 8px 16px; border-radius: 5px; background: ${colour.surface}; line-height: 1.5; }
.tajuk-tour :is(p, ol) { margin: 8px 0 0; }
.tajuk-tour ol { padding-left: 24px; }
.tajuk-list .tajuk-tour li { display: list-item; padding: 4px 0; border: 0; list-style: decimal; }
.tajuk-list h2 { margin: 24px 0 8px; font-size: 17px; }
.tajuk-list ul { margin: 0; padding: 0; border-radius: 5px; background: ${colour.surface}; box-shadow: 0 2px 6px ${colour.listShadow}; }
.tajuk-list li {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 8px 16px;
  border-top: 1px solid ${colour.line};
  list-style: none;
}
.tajuk-list li:first-child { border-top: 0; }
.tajuk-list li > :first-child { flex: 1 1 300px; min-width: 0; overflow-wrap: anywhere; }
.tajuk-list a { display: block; padding: 6px 0; color: ${colour.action}; font-weight: 600; }
/* a row is one target */
.tajuk-list li:has(> .tajuk-badges) { position: relative; }
.tajuk-list li:has(> .tajuk-badges) a::after { content: ""; position: absolute; inset: 0; }
.tajuk-list li p { margin: 0 0 6px; font-size: 14px; color: ${colour.muted}; }
.tajuk-list li p a { padding: 2px 0; color: inherit; font-weight: 400; }
.tajuk-list li p:has(> a) { margin: 0; }
.tajuk-list mark { background: ${colour.found}; color: ${colour.text}; }
.tajuk-list details { margin: 8px 0; }
.tajuk-list summary { padding: 6px 0; color: ${colour.summary}; cursor: pointer; }
.tajuk-list li li { display: list-item; margin-left: 18px; padding: 0; border: 0; list-style: disc; }
.tajuk-list li ul { background: none; box-shadow: none; }
.tajuk-list li li a { display: block; width: fit-content; padding: 2px 0; font-weight: 400; }
.tajuk-badges { display: flex; flex-wrap: wrap; gap: 6px; }
.tajuk-badges span {
  padding: 2px 10px;
  border: 1px solid transparent;
  border-radius: 12px;
  background: ${colour.ground};
  color: ${colour.text};
  font-size: 13px;
}
.tajuk-badges [data-kind="done"] { background: ${colour.doneGround}; color: ${colour.done}; }
.tajuk-badges :is([data-kind="missing"], [data-kind="unreadable"]) {
  border: 1px dashed ${colour.problem};
  background: ${colour.problemGround};
  color: ${colour.problem};
}
.tajuk-badges :is([data-kind="unfinished"], [data-kind="older"], [data-kind="untranslated"], [data-kind="draft"], [data-kind="scheduled"], [data-kind^="pending"]) { background: ${colour.waitingGround}; color: ${colour.waiting}; }
@media ${phone} {
  .tajuk-list :is(input, select, button) { min-height: 44px; font-size: 16px; }
  .tajuk-list a, .tajuk-list li li a, .tajuk-list li p a, .tajuk-list summary { padding: 12px 0; }
  .tajuk-list form { margin: 0 0 8px; }
  /* its right edge fades, since more follows */
  .tajuk-choices {
    display: flex;
    margin: 0 -8px 8px;
    padding: 4px 40px 4px 8px;
    overflow-x: auto;
    mask-image: linear-gradient(to left, transparent, black 40px);
  }
  .tajuk-choices label { flex: 1 0 168px; }
  .tajuk-choices button { flex: none; }
}
`;

/** Adds the styles to the page of the editors' area. */
export function addListStyles(): void {
  adoptStyles(styles);
}
