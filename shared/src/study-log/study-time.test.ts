import { expect, it } from 'vitest'
import { areActivities, areHours, readAmount } from './study-time.ts'

it.each([
	[0, true],
	[0.5, true],
	[3.5, true],
	[24, true],
	[24.5, false],
	[0.3, false],
	[-0.5, false],
	[Number.NaN, false],
	[Number.POSITIVE_INFINITY, false],
])('takes %d hours: %s', (hours, isTaken) => {
	expect(areHours(hours)).toBe(isTaken)
})

it.each([
	[0, true],
	[100, true],
	[101, false],
	[1.5, false],
	[-1, false],
	[Number.NaN, false],
])('takes %d activities: %s', (activities, isTaken) => {
	expect(areActivities(activities)).toBe(isTaken)
})

it.each([
	['2.5', 2.5],
	[' 2,5 ', 2.5],
	['', 0],
	['24', 24],
	['two', null],
	['1e3', null],
	['-1', null],
	['0x10', null],
	['२', null],
	['1.2.3', null],
])('reads %j in a field as %s', (written, amount) => {
	expect(readAmount(written)).toBe(amount)
})
