/**
 * Holds a text that would run code if it were taken for markup, script or an address. `RUN` stands for the call by which a vector says
 * that it ran, `NUM` for its number; vectors in which the call is encoded are made by a function of it.
 */
export type Vector = string | ((run: string) => string)

/** Writes every character as a decimal entity. */
export const decimals = (text: string) => encode(text, (code) => `&#${code};`)
/** Writes every character as a hexadecimal entity with leading zeros and no semicolon. */
export const hexadecimals = (text: string) => encode(text, (code) => `&#x${code.toString(16).padStart(6, '0')}`)
/** Writes every character as `\u0041`. */
export const unicodeEscapes = (text: string) => encode(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`)
/** Writes every character as `\x41`. */
export const byteEscapes = (text: string) => encode(text, (code) => `\\x${code.toString(16).padStart(2, '0')}`)

const encode = (text: string, one: (code: number) => string) =>
	[...text].map((character) => one(character.codePointAt(0) ?? 0)).join('')

/** Writes Latin letters and signs in the wide forms, which some normalisations turn into ASCII. */
export const wide = (text: string) =>
	text.replace(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0))
