declare module 'targaryen' {
  interface Result {
    readonly allowed: boolean;
  }
  interface Simulation {
    with(options: { auth: unknown }): Simulation;
    read(path: string, options?: { now?: number; query?: object }): Result;
    write(path: string, value: unknown, options?: { now?: number }): Result;
    update(path: string, patch: object, now?: number): Result;
  }
  export function database(rules: unknown, data: unknown, now?: number): Simulation;
}
