/**
 * What a kept result is kept by: a part for each of the things that it depends on. A function that is given nothing but
 * a `T` can depend on nothing else, and when a `T` comes to hold one more thing, the compiler asks for its part.
 */
export type PartsOf<T> = { readonly [name in keyof T]: string | number | boolean | object | null }
