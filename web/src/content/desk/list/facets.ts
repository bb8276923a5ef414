import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import type { Bilingual } from '@aravalli/shared/language'

export interface Facet {
	name: string
	label: Bilingual
	values: { filter: string; label: Bilingual }[]
}

/** Lists what a kind's lists can be filtered by, where there is a choice among values that have names. */
export function facetsOf({ common }: Kind): Facet[] {
	return entriesOf(common).flatMap(([name, field]) =>
		field.type === 'choice' && field.isFacet
			? [
					{
						name,
						label: field.label,
						values: field.values.map((value) => ({
							filter: `${name}:${value}`,
							label: field.names?.[value] ?? { english: value, hindi: value },
						})),
					},
				]
			: [],
	)
}
