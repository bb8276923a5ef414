/** Languages are named in themselves. */
export const languageNames = { english: 'English', hindi: 'हिन्दी' } as const
