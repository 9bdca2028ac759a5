/** A parsed JSON body, of any shape: each test asserts what it reads from it. */
export type JsonBody = ReturnType<typeof JSON.parse>;
