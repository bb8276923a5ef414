import type { Fields } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { AppError } from '@aravalli/shared/errors'
import { languages } from '@aravalli/shared/language'

/**
 * Refuses what cleaning makes too long: in rich text `<` becomes four characters where it begins no element.
 *
 * @throws AppError `request.invalid` with the field for what could not be read again once it is stored
 */
export function refuseOverlong(kind: Kind, copy: AnyCopy): AnyCopy {
	const long = languages.flatMap((language) =>
		overlong(kind.texts, copy[language]).map((name) => `content.${language}.${name}`),
	)
	if (long.length === 0) return copy
	throw new AppError(
		'request.invalid',
		{},
		long.map((path) => ({ path, code: 'too_big' })),
	)
}

const overlong = (fields: Fields, values: Record<string, unknown>): string[] =>
	entriesOf(fields).flatMap(([name, field]) =>
		'copyMax' in field && typeof values[name] === 'string' && values[name].length > field.copyMax ? [name] : [],
	)
