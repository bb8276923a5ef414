/** The splash shows both languages to everybody, so they are not translated. */
export const splashWords = {
	skip: { english: 'Skip', hindi: 'छोड़ें' },
	motto: 'हर दिन, एक कदम ऊपर',
}
