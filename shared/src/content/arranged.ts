import { number } from './fields.ts'
import { arrangedDay } from './kind.ts'

/** Is a field of kinds whose items stand in the order that editors give them. */
export const position = number({
	label: { english: 'Position in the list, the lowest first', hindi: 'सूची में क्रम, सबसे छोटा पहले' },
	answeredAs: null,
	isFact: true,
	min: 1,
	max: 9999,
})

export const byPosition = (common: { position: number }) => arrangedDay(common.position)
