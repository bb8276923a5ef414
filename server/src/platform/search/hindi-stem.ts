/**
 * Takes the inflection off Hindi nouns and adjectives: number, case and the spelling variants that come with them.
 *
 * The endings are the noun and adjective classes of Ramanathan and Rao, "A Lightweight Stemmer for Hindi" (EACL 2003).
 * Their verb endings and the feminine -ी are left alone on purpose: taking them off made कंपनी miss कंपनियों and खाता miss
 * खातों, and made राजस्थान find राजस्थानी, पति find पता and घाटा find घाटी (figures: docs/adr/0006-search-index.md).
 */
const endings: readonly (readonly [RegExp, string])[] = [
	[/(?<=..)[िी]य(?:ां|ों?)$/u, 'ी'],
	[/(?<=.)[इई]य(?:ां|ों?)$/u, 'ई'],
	[/(?<=.[ाुूो])(?:ओं?|एं|यें)$/u, ''],
	[/(?<=..)व(?:ां|ीं|ें)$/u, 'व'],
	[/(?<=..)(?:ों?|ें)$/u, ''],
	[/(?<=.)ि(?:या|ये|ए)$/u, 'ी'],
	[/(?<=.)ए$/u, 'य'],
	[/(?<=.)यी$/u, 'ई'],
	[/(?<=.)ि$/u, 'ी'],
	[/(?<=.)ु$/u, 'ू'],
	[/(?<=..)[ाे्]$/u, ''],
]

/** @param word spelled as `searchWords` spells it: no nukta, no chandrabindu, nasal conjuncts as anusvara */
export function hindiStem(word: string): string {
	return endings.reduce((stem, [ending, replacement]) => stem.replace(ending, replacement), word)
}
