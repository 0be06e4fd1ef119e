/**
 * Loads and runs a script from the admin's folder.
 *
 * @throws Error if it cannot be loaded
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
