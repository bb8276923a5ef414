import { describe, expect, it } from 'vitest'
import { publicPushHosts } from './push-hosts.ts'

describe('where messages may be sent', () => {
	it.each([
		'https://fcm.googleapis.com/fcm/send/abc:def',
		'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
		'https://wns2-pn1p.notify.windows.com/w/?token=BQYAAAD',
		'https://web.push.apple.com/QGuQyavXutnMH',
	])('is a push service: %s', (endpoint) => expect(publicPushHosts.isAllowed(new URL(endpoint))).toBe(true))

	it.each([
		'http://fcm.googleapis.com/fcm/send/abc',
		'https://fcm.googleapis.com:8443/fcm/send/abc',
		'https://user:secret@fcm.googleapis.com/',
		'https://localhost/',
		'https://127.0.0.1/',
		'https://0x7f.1/',
		'https://2130706433/',
		'https://[::1]/',
		'https://93.184.216.34/',
		'https://metadata.google.internal/',
		'https://printer.local/',
		'https://database/',
		'https://fcm.googleapis.com./',
	])('is nowhere else: %s', (endpoint) => expect(publicPushHosts.isAllowed(new URL(endpoint))).toBe(false))

	it.each(['8.8.8.8', '142.250.67.10', '2404:6800:4007:80a::200a'])('may be at %s', (address) =>
		expect(publicPushHosts.isAllowedAddress(address)).toBe(true),
	)

	it.each([
		...[
			'127.0.0.1',
			'10.1.2.3',
			'172.31.255.255',
			'192.168.1.1',
			'169.254.169.254',
			'100.64.0.1',
			'0.0.0.0',
			'224.0.0.1',
		],
		...[
			'255.255.255.255',
			'::1',
			'::',
			'::ffff:10.0.0.1',
			'fe80::1',
			'fd00::1',
			'ff02::1',
			'2002:7f00:1::',
			'2001:db8::1',
		],
		...['64:ff9b::a00:1', '', 'name.example.com'],
	])('is never at %s', (address) => expect(publicPushHosts.isAllowedAddress(address)).toBe(false))
})
