import { expect, it } from 'vitest'
import { formatValue, splitFigure } from './written-value.ts'

it.each([
	['10.4%', { figure: '10.4%', rest: '', isPlain: true }],
	['3.42 lakh sq km', { figure: '3.42', rest: 'lakh sq km', isPlain: true }],
	['3.42 लाख वर्ग किमी', { figure: '3.42', rest: 'लाख वर्ग किमी', isPlain: true }],
	['₹50 crore', { figure: '₹50', rest: 'crore', isPlain: true }],
	['300–600 mm', { figure: '300–600', rest: 'mm', isPlain: true }],
	['1/3', { figure: '1/3', rest: '', isPlain: true }],
	['42nd', { figure: '42nd', rest: '', isPlain: false }],
	['73वाँ संशोधन', { figure: '73वाँ', rest: 'संशोधन', isPlain: false }],
])('parts %s', (value, parts) => expect(splitFigure(value)).toEqual(parts))

it.each(['Article 32', '2 October 1959', 'Once', 'अनुच्छेद 32'])('leaves %s whole', (value) =>
	expect(splitFigure(value)).toEqual({ figure: '', rest: value, isPlain: false }),
)

it.each([
	[0, '0'],
	[1722, '1,722'],
	[342239, '3,42,239'],
	[58.2, '58.2'],
	[12345.25, '12,345.25'],
	[0.04, '0.04'],
])('writes %d as %s', (value, written) => expect(formatValue(value)).toBe(written))
