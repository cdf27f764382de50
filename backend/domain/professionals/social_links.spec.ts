import { test } from '@japa/runner'
import { LINK_NAMES, socialLink } from './social_links.ts'

test.group('socialLink', () => {
  const handles = {
    instagram: 'https://www.instagram.com/joao',
    linkedin: 'https://www.linkedin.com/in/joao',
    youtube: 'https://www.youtube.com/@joao',
    facebook: 'https://www.facebook.com/joao',
    twitter: 'https://x.com/joao',
  } as const
  for (const name of Object.keys(handles) as (keyof typeof handles)[])
    test(`expands a handle of ${name}`, ({ assert }) => {
      assert.equal(socialLink(name, '@joao'), handles[name])
    })

  test("accepts a network's own hosts only", ({ assert }) => {
    assert.equal(socialLink('instagram', 'https://instagram.com/joao'), 'https://instagram.com/joao')
    assert.equal(socialLink('linkedin', 'https://br.linkedin.com/in/joao'), 'https://br.linkedin.com/in/joao')
    assert.equal(socialLink('youtube', 'youtu.be/abc'), 'https://youtu.be/abc')
    assert.isNull(socialLink('instagram', 'https://instagram.com.evil.example/x'))
    assert.isNull(socialLink('instagram', 'https://evilinstagram.com/x'))
    assert.isNull(socialLink('twitter', 'https://instagram.com/joao'))
  })

  test('accepts any public address as a website, but no handle', ({ assert }) => {
    assert.equal(socialLink('website', 'exemplo.com.br'), 'https://exemplo.com.br/')
    assert.isNull(socialLink('website', '@joao'))
  })

  for (const name of LINK_NAMES)
    test(`refuses a script as ${name}`, ({ assert }) => {
      assert.isNull(socialLink(name, 'javascript:alert(1)'))
      assert.isNull(socialLink(name, '@joao/../../x'))
    })
})
