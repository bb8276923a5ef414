/** Pairs what is no value of a field with the rule (the key of its sentence) by which it is refused. */
export type Row = [value: unknown, sentence: string]

/** Lists values that no field of text takes; `absent` is what a missing one is told. */
export const noText = (absent: string): Row[] => [
	[undefined, absent],
	[null, absent],
	[5, absent],
	[true, absent],
	[['a'], absent],
	[{ toString: 'a' }, absent],
]
const name: Row[] = [
	...noText('name-required'),
	['', 'name-required'],
	['   \n ', 'name-required'],
	['\u200d\u200c', 'name-required'],
	['...', 'name-required'],
	['आ'.repeat(101), 'name-too-long'],
]
const email: Row[] = [
	...noText('email-required'),
	['', 'email-required'],
	['   ', 'email-required'],
	['asha', 'email-invalid'],
	['asha@example', 'email-invalid'],
	['asha@example.com.', 'email-invalid'],
	['asha@.example.com', 'email-invalid'],
	['.asha@example.com', 'email-invalid'],
	['as ha@example.com', 'email-invalid'],
	['asha@example.com\r\nBcc: a@example.com', 'email-invalid'],
	['asha@example.com\n', 'email-invalid'],
	['asha\u0000@example.com', 'email-invalid'],
	['आशा@example.com', 'email-invalid'],
	['asha@उदाहरण.com', 'email-invalid'],
	['ashа@example.com', 'email-invalid'],
	['İ@example.com', 'email-invalid'],
	['a@b@example.com', 'email-invalid'],
	['"a b"@example.com', 'email-invalid'],
	['a@[127.0.0.1]', 'email-invalid'],
	['Asha <asha@example.com>', 'email-invalid'],
	[`${'a'.repeat(65)}@example.com`, 'email-invalid'],
	[`${'a'.repeat(288)}@example.com`, 'email-invalid'],
	['a@example.com,b@example.com', 'email-invalid'],
]
const newPassword: Row[] = [
	...noText('password-required'),
	['', 'password-required'],
	['five5', 'password-short'],
	['पाँच', 'password-short'],
	['x'.repeat(201), 'password-too-long'],
	['x'.repeat(30_000), 'password-too-long'],
]
const code: Row[] = [
	...noText('code-digits'),
	['', 'code-digits'],
	['12345', 'code-digits'],
	['1234567', 'code-digits'],
	['12345a', 'code-digits'],
	['-12345', 'code-digits'],
	['12 345', 'code-digits'],
	['123456\n', 'code-digits'],
	['１２３４５６', 'code-digits'],
	[123_456, 'code-digits'],
]
const phone: Row[] = [
	[null, 'invalid_type'],
	[9_876_543_210, 'invalid_type'],
	['98765', 'phone-invalid'],
	['98765432101', 'phone-invalid'],
	['nine eight', 'phone-invalid'],
	['+1 987 654 3210', 'phone-invalid'],
	['9876543210x', 'phone-invalid'],
]
const examYear: Row[] = ['RAS_2024', 'ras_2025', '', null, 2025, ['RAS_2025']].map((value) => [value, 'exam-year'])
const hours: Row[] = [0, 4, 1.5, '1', null, [1], -1].map((value) => [value, 'daily-hours'])
const language: Row[] = ['Hindi', 'en', '', null, 1].map((value) => [value, 'invalid_value'])
export const required = (rows: Row[]): Row[] => [[undefined, rows[0]?.[1] ?? ''], ...rows]

const confirmation: Row[] = [
	...noText('confirmation-required'),
	['', 'confirmation-required'],
	['other-password', 'passwords-differ'],
]

export const badValues = { name, email, newPassword, confirmation, code, phone, examYear, hours, language }
