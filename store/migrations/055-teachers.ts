/** Teachers are the people of the house, whoever they are; the first farm's two were named here. */
export const up = `
update session set teacher = 'guide' where teacher = 'hanne';
update session set teacher = 'cook' where teacher = 'other-half';
`
