import type { Field } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { AppError, type FieldRefusal } from '@aravalli/shared/errors'
import { languages } from '@aravalli/shared/language'

/**
 * Refuses what cleaning makes too long, as in rich text `<` becomes four characters where it begins no element, and what a structure
 * cannot have.
 *
 * @throws AppError `request.invalid` with the field for what could not be read again, or not be drawn, once it is stored
 */
export function refuseImpossible(kind: Kind, copy: AnyCopy): AnyCopy {
	const refused = languages.flatMap((language) =>
		entriesOf(kind.texts).flatMap(([name, field]) =>
			refusals(field, copy[language][name]).map(({ path, code }) => ({
				path: `content.${language}.${name}${path}`,
				code,
			})),
		),
	)
	if (refused.length > 0) throw new AppError('request.invalid', {}, refused)
	return copy
}

function refusals(field: Field, value: unknown): FieldRefusal[] {
	if (field.type === 'structure') return field.structure.refusals?.(value) ?? []
	return 'copyMax' in field && typeof value === 'string' && value.length > field.copyMax
		? [{ path: '', code: 'too_big' }]
		: []
}
