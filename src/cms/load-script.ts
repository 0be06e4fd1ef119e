/**
 * Runs a script that stands beside the admin's page.
 *
 * @throws Error where it could not be loaded
 */
export function loadScript(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = file;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${file} could not be loaded`));
    document.body.append(script);
  });
}
