import { expect, it } from 'vitest'
import { nextField } from './next-field.ts'

it('Enter goes down the options of a language, then to the explanation', () => {
	const passed = ['english.optionA']
	for (let next = nextField('english.optionA'); next; next = nextField(next)) passed.push(next)
	expect(passed).toEqual([
		'english.optionA',
		'english.optionB',
		'english.optionC',
		'english.optionD',
		'english.explanation',
	])
	expect(nextField('hindi.whyC')).toBe('hindi.whyD')
	expect(nextField('hindi.whyD')).toBe('hindi.explanation')
})

it('elsewhere Enter is what it always is', () => {
	for (const name of ['english.question', 'hindi.explanation', 'english.source', 'key', 'english.optionE'])
		expect(nextField(name), name).toBeNull()
})
