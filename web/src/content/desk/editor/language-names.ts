/** Languages are named in themselves. */
export const languageNames = { english: 'English', hindi: 'हिंदी' } as const
