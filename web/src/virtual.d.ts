declare module 'virtual:titles' {
  const titles: import('./titles').Title[]
  export default titles
}
