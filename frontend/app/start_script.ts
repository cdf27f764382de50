/**
 * Fetches and runs the modules named on its own element, once the server's HTML has been painted: the words come
 * first, also on a slow line. The text never changes, since the content policy allows it by its hash.
 */
export const START_SCRIPT = `(function(own){function start(){
own.dataset.preloads.split(' ').forEach(function(href){if(!href)return;
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
own.dataset.modules.split(' ').forEach(function(src){
var script=document.createElement('script');script.type='module';script.async=false;script.src=src;document.head.append(script)})}
requestAnimationFrame(function(){setTimeout(start)})})(document.currentScript)`
