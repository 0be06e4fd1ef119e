import { relatedProjects, type RelatableProject } from "../../../src/build/pages/related-projects";

function project(slug: string, category: string, order: number): RelatableProject {
  return { slug, category, order };
}

const towers = project("towers", "technology", 4);

it("puts the same category before nearer projects of another", () => {
  const sensors = project("sensors", "technology", 40);
  const schools = project("schools", "education", 4);
  expect(relatedProjects(towers, [schools, towers, sensors])).toEqual(["sensors", "schools"]);
});

it("puts the nearest in the list first, on either side", () => {
  const all = [project("two", "energy", 2), project("nine", "energy", 9), project("five", "forest", 5)];
  expect(relatedProjects(towers, all)).toEqual(["five", "two", "nine"]);
});

it("decides by slug where nothing else does, whatever order it is given", () => {
  const all = [project("b", "energy", 5), project("a", "energy", 3)];
  expect(relatedProjects(towers, all)).toEqual(["a", "b"]);
  expect(relatedProjects(towers, all.reverse())).toEqual(["a", "b"]);
});

it("gives three of many, and none where the project is alone", () => {
  const many = Array.from({ length: 500 }, (_, index) => project(`p-${index}`, "energy", index));
  expect(relatedProjects(towers, many)).toHaveLength(3);
  expect(relatedProjects(towers, [towers])).toEqual([]);
});
